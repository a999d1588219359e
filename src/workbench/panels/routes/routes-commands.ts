/** Commands of the routes panel. */
import { registerCommands } from '../../state/commands'
import { clearFilters, plannedRoutes } from './route-plan'
import { chosenRoute, swapRoutes, takeRoute } from './route-session'

registerCommands(
  [
    {
      id: 'route-swap',
      title: 'Hear the other route (A/B)',
      group: 'Play',
      keys: ['X'],
      keywords: 'compare swap fingering',
      isEnabled: () => (plannedRoutes.value?.routes.length ?? 0) > 1,
      run: swapRoutes,
    },
    {
      id: 'route-use',
      title: 'Use the chosen route in the tab',
      group: 'Edit',
      keywords: 'fingering places',
      isEnabled: () => chosenRoute.value !== undefined,
      run: () => {
        const route = chosenRoute.peek()
        if (route) takeRoute(route)
      },
    },
    {
      id: 'route-clear',
      title: 'Forget pins and limits of the routes',
      group: 'Edit',
      run: clearFilters,
    },
  ],
  'routes',
)
