/** The drill that plays, large below the neck in the place of the tab. */
import '../../styles/practice.css'
import { useMemo } from 'preact/hooks'
import { measureOfDrill } from '#engine/practice/position-drill'
import { Icon } from '../../controls/icon'
import { compiledDrill } from './drill-options'
import { stopDrill } from './drill-session'
import { DrillStaff } from './drill-staff'

export function DrillStand() {
  const { drill } = compiledDrill.value
  const measure = useMemo(() => drill && measureOfDrill(drill), [drill])
  if (!drill || !measure) return null
  return (
    <div class="drill-stand">
      <div class="panel-bar">
        <h2 class="panel-title">Drill: {drill.title}</h2>
        <span class="spacer" />
        <button type="button" onClick={stopDrill}>
          <Icon name="stop" /> Stop
        </button>
      </div>
      <DrillStaff measure={measure} />
    </div>
  )
}
