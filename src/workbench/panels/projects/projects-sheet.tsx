/** The projects of this browser: search, open, rename, duplicate, delete with undo, all as a file. */
import { ownText } from '../../state/shown-names'
import '../../styles/projects.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../../controls/icon'
import { exportProjects, openBundleFile } from '../../projects/bundle-files'
import { newProject } from '../../projects/new-project'
import { openKept } from '../../projects/open-as-own-project'
import { shelfLasts } from '../../projects/open-shelf'
import { shelfChanges } from '../../projects/other-tabs'
import {
  bringBack,
  deleteProject,
  duplicateProject,
  foundProjects,
  lastDeleted,
  projectCount,
  readProjects,
  renameProject,
  searchText,
} from '../../projects/project-list'
import { counted } from '../../state/display-text'
import { openedProject } from '../../state/project-store'
import { openDialog } from '../../state/view-state'
import { ProjectRow } from './project-row'

const WHERE = {
  long: 'Kept in this browser, on this device. Export them to have them elsewhere too.',
  small:
    'This browser refuses its database, so projects are kept in its small storage (about 5 MB). Export them now and then.',
  page: 'This browser keeps nothing for this page: projects last until it is closed. Export them before.',
} as const

function close(): void {
  openDialog.value = undefined
}

function Files({ count }: { readonly count: number }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div class="projects-files">
      <button type="button" disabled={count === 0} onClick={() => void exportProjects()}>
        <Icon name="export" size={16} /> Export all
      </button>
      <button type="button" onClick={() => field.current?.click()}>
        <Icon name="import" size={16} /> Open an export
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Open an export of projects"
        onChange={(event) => {
          const { currentTarget } = event
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) void openBundleFile(file)
        }}
      />
    </div>
  )
}

export function ProjectsSheet() {
  const [told, setTold] = useState('')
  const changes = shelfChanges.value
  useEffect(() => void readProjects(), [changes])
  useEffect(
    () => () => {
      searchText.value = ''
    },
    [],
  )
  const count = projectCount.value
  const found = foundProjects.value
  const deleted = lastDeleted.value
  const lasts = shelfLasts.value
  const actions = {
    open: async (id: string) => {
      if (id === openedProject.peek() || (await openKept(id))) close()
    },
    rename: async (id: string, title: string) => {
      await renameProject(id, title)
      setTold(`Renamed to “${ownText(title)}”.`)
    },
    duplicate: async (id: string) => {
      const name = await duplicateProject(id)
      if (name) setTold(`“${ownText(name)}” is a copy.`)
    },
    remove: async (id: string) => {
      await deleteProject(id)
      setTold('')
    },
  }
  return (
    <div class="projects-sheet">
      <div class="dialog-header">
        <h2>Projects</h2>
        <button type="button" class="icon-button" aria-label="Close projects" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="projects-tools">
        <input
          type="search"
          class="search-field"
          aria-label="Search projects"
          placeholder={count === undefined ? 'Search' : `Search ${counted(count, 'project')}`}
          value={searchText.value}
          onInput={(event) => {
            searchText.value = event.currentTarget.value
          }}
        />
        <button
          type="button"
          class="primary"
          onClick={() => {
            newProject()
            close()
          }}
        >
          <Icon name="plus" size={16} /> New
        </button>
      </div>
      <p class="projects-told" role="status">
        {deleted ? `Deleted “${ownText(deleted.name)}”.` : told}
        {deleted && (
          <button
            type="button"
            onClick={async () => {
              const name = await bringBack()
              if (name) setTold(`“${ownText(name)}” is back.`)
            }}
          >
            Undo
          </button>
        )}
      </p>
      <ul class="project-list" aria-label="Projects">
        {found.map((record) => (
          <ProjectRow key={record.id} record={record} nowMs={Date.now()} actions={actions} />
        ))}
      </ul>
      {count !== undefined && found.length === 0 && (
        <p class="empty-state">
          {count === 0
            ? 'No projects yet. What you write is kept here by itself.'
            : `No project is called “${ownText(searchText.value)}”.`}
        </p>
      )}
      <Files count={count ?? 0} />
      {lasts && <p class="quiet projects-where">{WHERE[lasts]}</p>}
    </div>
  )
}
