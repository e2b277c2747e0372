import type { Config } from '../config'
import type { Context } from '../context'
import type { App } from '../app'
import { answerReviews } from './answers'
import { answerFeedback } from './feedback'
import { accounts } from './city'
import { decideApplications } from './decide-applications'
import { ErrandAutopilot } from './errands/autopilot'
import { GroupCartAutopilot } from './group-carts/autopilot'
import { GroupDealAutopilot } from './group-deals/autopilot'
import { issueInvoices } from './invoices'
import { keepOpenGroups } from './group-deals/open-groups'
import { answerChanges } from './hotel/answer-changes'
import { StayAutopilot } from './hotel/autopilot'
import { ChatAutopilot } from './chat/autopilot'
import { keepPresales } from './mall/presales'
import { keepDeals } from './mall/deals'
import { playOrders } from './play-orders'
import { seedDemo } from './seed'
import { TableAutopilot } from './tables/autopilot'
import { QueueAutopilot } from './tables/queue-autopilot'
import { VoucherTillDesk } from './vouchers/desk'

const roles: Record<string, string> = {
  customer: 'a new customer',
  member: 'a member with past orders',
  merchant: 'a merchant',
  innkeeper: 'the merchant of a hotel',
  rider: 'a rider',
}

/** Instructions for replacing an older demo city. */
const renewal = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl ? 'give the server an empty database' : `stop the server and remove ${dataDir}`

/** Seeds the demo city on the first start; prints the duration, or that the city is from an earlier version. */
export async function prepareCity(context: Context, print: (line: string) => void): Promise<void> {
  const began = performance.now()
  const seeding = await seedDemo(context)
  if (seeding === 'older') {
    const how = renewal(context.config)
    print(
      `The demo city is from an older version and lacks what came since. For a new one ${how}; its orders are lost.`,
    )
  }
  if (seeding === 'written') print(`The demo city was seeded in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

/** Seeds the demo city and starts the autopilot. */
export async function startDemo({ context, services }: App, print: (line: string) => void): Promise<void> {
  await prepareCity(context, print)
  if (context.config.demoAutopilot) {
    const riders = playOrders({ context, services })
    new StayAutopilot(context, services).start()
    answerChanges(context, services)
    await new TableAutopilot(context, services).start()
    new QueueAutopilot(context, services).start()
    new ChatAutopilot(context, services).start()
    new GroupCartAutopilot(context, services).start()
    new ErrandAutopilot(context, services, riders).start()
    new GroupDealAutopilot(context, services).start()
    new VoucherTillDesk(context, services).start()
    await keepOpenGroups(context, services)
    decideApplications(context, services.applications)
    issueInvoices(context, services.invoices)
  }
  await keepPresales(context)
  answerReviews(context, services.reviews)
  answerFeedback(context, services.feedback)
  await keepDeals(context)
}

/** The demo's accounts with their passwords, one per line. */
export function accountLines(): string[] {
  const lines = accounts.map(({ key, phone, password, payPassword }) => {
    return `  ${phone}  password ${password}  pay password ${payPassword}  ${roles[key] ?? key}`
  })
  return ['Demo accounts:', ...lines]
}
