import type { App } from '../app'
import { Autopilot } from './autopilot'
import { MallAutopilot } from './mall/autopilot'
import { CaseAutopilot } from './mall/case-autopilot'
import { DemoRiders } from './riders/riders'

/**
 * Plays everybody whom orders of takeaway and the mall wait for: merchants, riders, shops, and both sides of cases. The demo and
 * the fault run share it, so that an order of either comes to its end. Answers the riders, who ride for other kinds too.
 */
export function playOrders({ context, services }: Pick<App, 'context' | 'services'>): DemoRiders {
  const riders = new DemoRiders(context, services)
  riders.start()
  new Autopilot(context, services, riders).start()
  new MallAutopilot(context, services).start()
  new CaseAutopilot(context, services).start()
  return riders
}
