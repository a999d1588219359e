/**
 * Projects of any age are read. Each step brings a project written before a version up to it; the
 * steps are applied in order, and a step once released is never changed, so its values are
 * written out here and do not follow today's defaults. The date-form versions
 * sort as text.
 */
import { ownField, recordOf, type UnknownRecord } from './field-reader'

interface Migration {
  /** Projects with an earlier version are changed by this step. */
  readonly version: string
  readonly change: string
  readonly migrate: (project: UnknownRecord) => UnknownRecord
}

/** A copy with the defaults under the fields that the object has. */
function withDefaults(value: unknown, defaults: UnknownRecord): unknown {
  const record = recordOf(value ?? {})
  return record ? { ...defaults, ...record } : value
}

function mapItems(value: unknown, change: (item: unknown, index: number) => unknown): unknown {
  return Array.isArray(value) ? value.map(change) : value
}

const MIGRATIONS: readonly Migration[] = [
  {
    version: '2026-11-01',
    change:
      'mapping, transport, capo, time stamps, and the technique of a note became required; what ' +
      'an earlier project does not say has the value of an untouched project',
    migrate(project) {
      const tab = recordOf(ownField(project, 'tabProject'))
      const stamp = '2026-11-01T00:00:00.000Z'
      return {
        ...project,
        mapping: withDefaults(ownField(project, 'mapping'), {
          mode: 'exact',
          pianoPreset: '49-key',
        }),
        transport: withDefaults(ownField(project, 'transport'), {
          cursorBeat: 0,
          outputLevel: 0.8,
        }),
        ...(tab && {
          tabProject: {
            capo: 0,
            createdAt: stamp,
            updatedAt: ownField(tab, 'createdAt') ?? stamp,
            ...tab,
            measures: mapItems(ownField(tab, 'measures'), (measure) => {
              const record = recordOf(measure)
              if (!record) return measure
              return {
                ...record,
                notes: mapItems(ownField(record, 'notes'), (note) =>
                  recordOf(note) ? withDefaults(note, { technique: 'normal' }) : note,
                ),
              }
            }),
          },
        }),
      }
    },
  },
]

/** The project as the newest version would have written it. */
export function migrateProject(project: UnknownRecord, version: string): UnknownRecord {
  return MIGRATIONS.reduce(
    (state, step) => (version < step.version ? step.migrate(state) : state),
    project,
  )
}
