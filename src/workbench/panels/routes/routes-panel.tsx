/** Routes: the ways to play the tab's line, ranked, with what each costs and why. */
import '../../styles/routes.css'
import '../../styles/route-costs.css'
import './remembered-filters'
import './routes-commands'
import { useEffect } from 'preact/hooks'
import { playingDrill, stopPlaying } from '../../audio/playback/playback-control'
import { Icon } from '../../controls/icon'
import { isSmallScreen } from '../../state/layout-preferences'
import { CostLegend } from './cost-bar'
import { PinNote } from './pin-note'
import { RouteCard } from './route-card'
import { RouteDetails } from './route-details'
import { RouteFiltersRow } from './route-filters'
import {
  clearFilters,
  DEFAULT_FILTERS,
  isInTab,
  keepPlanning,
  type PlannedRoutes,
  pinnedStrings,
  plannedRoutes,
  routedLine,
  routeFilters,
} from './route-plan'
import { chosenRoute, drawRoutes, hearRoute, swapRoutes, takeRoute } from './route-session'
import { routeWords } from './route-words'
import { writeScale } from './write-scale'

function EmptyLine() {
  const { chordCount } = routedLine.value
  return (
    <div class="empty-state">
      <p>
        {chordCount > 0
          ? 'Routes are planned for single notes, and here are only chords.'
          : 'Write a line in the tab, and the ways to play it appear here.'}
      </p>
      {chordCount === 0 && (
        <button type="button" onClick={writeScale}>
          Try it with the scale
        </button>
      )}
    </div>
  )
}

function Refusal({ text }: { readonly text: string }) {
  const hasFilters = pinnedStrings.value.size > 0 || routeFilters.value !== DEFAULT_FILTERS
  return (
    <div class="route-refusal" role="alert">
      <p>{text}.</p>
      {hasFilters && (
        <button
          type="button"
          onClick={(event) => {
            // The refusal and its button disappear, so the focus moves to the limits.
            event.currentTarget.closest('.routes-panel')?.querySelector('select')?.focus()
            clearFilters()
          }}
        >
          Forget pins and limits
        </button>
      )}
    </div>
  )
}

/** What is planned: `8 notes of the selection; 2 chords stay`. */
function LineText({ planned }: { readonly planned: PlannedRoutes }) {
  const { isSelection, chordCount } = routedLine.value
  const count = planned.line.length
  const { asWritten } = planned
  // A route that is in the tab says so on its card.
  const isNews = asWritten && !planned.routes.some((route) => isInTab(planned, route))
  return (
    <p class="route-line">
      {count} {count === 1 ? 'note' : 'notes'}
      {isSelection ? ' of the selection' : ''}
      {chordCount > 0 && ` · ${chordCount} ${chordCount === 1 ? 'chord stays' : 'chords stay'}`}
      {isNews && (
        <span class="as-written">
          {' '}
          · as written {routeWords(asWritten)}, cost{'\u00a0'}
          <strong>{asWritten.cost}</strong>
        </span>
      )}
    </p>
  )
}

function RouteActions({ planned }: { readonly planned: PlannedRoutes }) {
  const chosen = chosenRoute.value
  const isPlaying = playingDrill.value !== undefined
  return (
    <div class="route-actions">
      <button
        type="button"
        class="primary"
        disabled={!chosen}
        onClick={() => chosen && takeRoute(chosen)}
      >
        Use in tab
      </button>
      <button
        type="button"
        disabled={!chosen && !isPlaying}
        onClick={() => (isPlaying ? stopPlaying() : chosen && hearRoute(chosen))}
      >
        <Icon name={isPlaying ? 'stop' : 'play'} size={15} /> {isPlaying ? 'Stop' : 'Listen'}
      </button>
      <button
        type="button"
        disabled={planned.routes.length < 2}
        title="Switch between two routes and hear each"
        aria-keyshortcuts="X"
        onClick={swapRoutes}
      >
        <Icon name="compare" size={15} /> A/B <kbd>X</kbd>
      </button>
    </div>
  )
}

export function RoutesPanel() {
  useEffect(() => {
    const stopPlanning = keepPlanning()
    const stopDrawing = drawRoutes()
    return () => {
      stopPlanning()
      stopDrawing()
    }
  }, [])
  const planned = plannedRoutes.value
  if (!planned) return <div class="loading" aria-busy="true" />
  const { routes, line, refusal } = planned
  const chosen = chosenRoute.value
  const fullCost = Math.max(...routes.map(({ cost }) => cost))
  return (
    <div class="routes-panel">
      <div class="routes-scroll">
        <RouteFiltersRow />
        {refusal && <Refusal text={refusal} />}
        {line.length === 0 && <EmptyLine />}
        {routes.length > 0 && (
          <>
            <LineText planned={planned} />
            <ol class="route-list" aria-label="Routes, best first">
              {routes.map((route, index) => (
                <RouteCard
                  key={route.id}
                  planned={planned}
                  route={route}
                  rank={index + 1}
                  fullCost={fullCost}
                />
              ))}
            </ol>
            {isSmallScreen.value && <RouteActions planned={planned} />}
            <CostLegend />
            {chosen && <RouteDetails route={chosen} />}
          </>
        )}
        {line.length > 0 && <PinNote planned={planned} />}
      </div>
      {routes.length > 0 && !isSmallScreen.value && <RouteActions planned={planned} />}
    </div>
  )
}
