/** Overlays are any JSON objects; only their kinds of value and their size are checked. */
import type { Issue } from '../errors'
import { type FieldReader, fieldOf, readObjects } from './field-reader'
import type { JsonValue, Overlay } from './overlay'
import { PROJECT_LIMITS } from './project-limits'

interface Budget {
  values: number
  readonly issues: Issue[]
}

/** A copy of a JSON value, or `undefined` with an issue where it is none or passes the limits. */
function copyJson(
  value: unknown,
  path: string,
  depth: number,
  budget: Budget,
): JsonValue | undefined {
  const refuse = (message: string) => {
    budget.issues.push({ path, message })
    return undefined
  }
  budget.values += 1
  if (budget.values > PROJECT_LIMITS.maxOverlayValues) {
    return refuse(`expected at most ${PROJECT_LIMITS.maxOverlayValues} values in all overlays`)
  }
  if (depth > PROJECT_LIMITS.maxOverlayDepth) {
    return refuse(`expected at most ${PROJECT_LIMITS.maxOverlayDepth} levels`)
  }
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') {
    return Number.isFinite(value) ? value + 0 : refuse('expected a finite number')
  }
  if (typeof value === 'string') {
    if (value.length <= PROJECT_LIMITS.maxOverlayTextLength) return value
    return refuse(`expected text of at most ${PROJECT_LIMITS.maxOverlayTextLength} characters`)
  }
  if (Array.isArray(value)) {
    const items: JsonValue[] = []
    for (const [index, item] of value.entries()) {
      const copy = copyJson(item, `${path}[${index}]`, depth + 1, budget)
      if (copy === undefined) return undefined
      items.push(copy)
    }
    return items
  }
  if (typeof value !== 'object') return refuse('expected a JSON value')
  const copy: Record<string, JsonValue> = {}
  for (const [key, item] of Object.entries(value)) {
    if (key.length > PROJECT_LIMITS.maxIdLength) return refuse('expected shorter field names')
    // Assigning it would set the copy's prototype.
    if (key === '__proto__') return refuse('expected no field named __proto__')
    const field = copyJson(item, `${path}.${key}`, depth + 1, budget)
    if (field === undefined) return undefined
    copy[key] = field
  }
  return copy
}

/** The overlays of a project; `undefined` when it has none. */
export function readOverlays(
  project: FieldReader,
  issues: Issue[],
): readonly Overlay[] | undefined {
  const list = fieldOf(project, 'overlays')
  if (list === undefined) return undefined
  const budget: Budget = { values: 0, issues }
  return readObjects(project, 'overlays', 0, PROJECT_LIMITS.maxOverlays).map((_item, index) => {
    const source: unknown = Array.isArray(list) ? list[index] : undefined
    const copy = copyJson(source, `overlays[${index}]`, 1, budget)
    return isOverlay(copy) ? copy : {}
  })
}

function isOverlay(value: JsonValue | undefined): value is Overlay {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
