/** Routes: the ways to play the tab, ranked, with what each costs and why. */
import './routes-commands'
import { useEffect } from 'preact/hooks'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { playingKind, stopPlaying } from '../../audio/playback/playback-control'
import { Icon } from '../../controls/icon'
import { isTabEmpty, measures } from '../../editor/tab-state'
import { writeScale } from '../../editor/write-scale'
import { context } from '../../state/deferred-view'
import { counted, withSigns } from '../../state/display-text'
import { isSmallScreen } from '../../state/layout-preferences'
import { whyNotInPosition } from './asked-position'
import { askedCountOf, askedOnsetsOf } from './music-of-tab'
import { PinNote } from './pin-note'
import { isInTab, isOfChords, type PlannedRoutes } from './planned-routes'
import { CostLegend, RouteCard } from './route-card'
import { RouteDetails } from './route-details'
import { RouteFiltersRow } from './route-filters'
import { routeFilters } from './route-filters-state'
import { keepPlanning, plannedRoutes } from './route-plan'
import { Refusal } from './route-refusal'
import { chosenRoute, drawRoutes, hearRoute, swapRoutes, takeRoute } from './route-session'
import { dearerText, summaryWords } from './route-words'

function EmptyTab() {
  return (
    <div class="empty-state">
      <p>Write notes or chords in the tab, and the ways to play them appear here.</p>
      <button type="button" onClick={writeScale}>
        Try it with the scale
      </button>
    </div>
  )
}

/** What is planned: `8 notes of the selection`, `24 notes in 6 chords and notes`. */
function MusicText({ planned }: { readonly planned: PlannedRoutes }) {
  const { asWritten, isSelection, notes, routes, weights, weightsReason } = planned
  const [best] = routes
  // A route that is in the tab says so on its card.
  const isNews = asWritten && !routes.some((route) => isInTab(planned, route))
  return (
    <p class="route-line">
      {counted(askedCountOf(notes), 'note')}
      {isSelection ? ' of the selection' : ''}
      {best && isOfChords(best) && ` · ${counted(askedOnsetsOf(notes), 'onset')}`}
      {weights && (
        <span title={weightsReason}>
          {' · '}
          {weights}
        </span>
      )}
      {isNews && (
        <span class="as-written">
          {' '}
          · as written {summaryWords(asWritten)}, cost{'\u00a0'}
          <strong>{asWritten.cost}</strong>
        </span>
      )}
    </p>
  )
}

/** Where the best route leaves the position that was asked for, why. */
function PositionText({ planned }: { readonly planned: PlannedRoutes }) {
  const [best] = planned.routes
  const text =
    best && whyNotInPosition(planned, best, routeFilters.value, measures.value, context.value)
  return (
    <p class={text ? 'route-position' : 'visually-hidden'} role="status">
      {text && withSigns(text)}
    </p>
  )
}

function RouteActions({ planned }: { readonly planned: PlannedRoutes }) {
  const chosen = chosenRoute.value
  const isPlaying = playingKind.value === 'route'
  const dearer = chosen && dearerText(chosen, planned)
  return (
    <div class="route-actions">
      {dearer && <p class="quiet">This route {dearer}.</p>}
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
        title="Switch between two routes and hear each (X)"
        aria-keyshortcuts="X"
        onClick={swapRoutes}
      >
        <Icon name="compare" size={15} /> A/B
      </button>
    </div>
  )
}

/** Of an empty tab, so that the panel is there in the first drawing of the page. */
const NOTHING_PLANNED: PlannedRoutes = {
  notes: [],
  isSelection: false,
  routes: [],
  neck: STANDARD_NECK,
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
  const planned = plannedRoutes.value ?? (isTabEmpty.value ? NOTHING_PLANNED : undefined)
  if (!planned) return <div class="loading" aria-busy="true" />
  const { routes, notes, refusal, leftOut = [] } = planned
  const chosen = chosenRoute.value
  const fullCost = Math.max(...routes.map(({ cost }) => cost))
  return (
    <div class="routes-panel">
      <div class="routes-scroll">
        <RouteFiltersRow />
        {refusal && <Refusal planned={planned} text={refusal} />}
        {leftOut.length > 0 && <Refusal planned={planned} text={leftOut.join('. ')} />}
        {notes.length === 0 && <EmptyTab />}
        {routes.length > 0 && (
          <>
            <MusicText planned={planned} />
            <PositionText planned={planned} />
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
            {chosen && <RouteDetails planned={planned} route={chosen} />}
          </>
        )}
        {notes.length > 0 && <PinNote planned={planned} />}
      </div>
      {routes.length > 0 && !isSmallScreen.value && <RouteActions planned={planned} />}
    </div>
  )
}
