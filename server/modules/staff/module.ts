import type { Context } from '../../context'
import type { DeliveryServices } from '../delivery/routes'
import type { FeedbackDesk } from '../feedback/desk'
import type { FraudDesk } from '../fraud/desk'
import type { Module } from '../module'
import { Audit } from './audit'
import { type CaseNeeds, StaffCases } from './cases/service'
import { StaffAppeals } from './content/appeals'
import { type ApplicationNeeds, StaffApplications } from './content/applications'
import { StaffContent } from './content/service'
import type { ReportEvidence } from '../report/evidence'
import type { ReviewHiding } from '../review/hiding'
import { StaffCustomers } from './customers/service'
import { StaffFraud } from './fraud/service'
import { Members } from './members'
import { type OrderNeeds, StaffOrders } from './orders/service'
import { caseRoutes } from './routes/cases'
import { contentRoutes } from './routes/content'
import { customerRoutes } from './routes/customers'
import { fraudRoutes } from './routes/fraud'
import { memberRoutes } from './routes/members'
import { orderRoutes } from './routes/orders'
import { storeRoutes } from './routes/stores'
import { StoreClosing } from './stores/closing'
import { StaffStores } from './stores/service'

export interface StaffServices {
  readonly members: Members
}

type Needs = OrderNeeds &
  CaseNeeds &
  ApplicationNeeds & {
    readonly deliveries: DeliveryServices
    readonly feedback: FeedbackDesk
    readonly fraud: FraudDesk
    readonly reportEvidence: ReportEvidence
    readonly reviewHiding: ReviewHiding
  }

/** Staff: their roles, what they did, and what they do to customers, stores and orders. */
export function staffModule(context: Context, needs: Needs): Module<{ readonly staff: StaffServices }> {
  const members = new Members(context)
  return {
    services: { staff: { members } },
    routes: [
      memberRoutes(context, members, new Audit(context)),
      customerRoutes(context, new StaffCustomers(context, needs.deliveries)),
      orderRoutes(context, needs, new StaffOrders(context, needs)),
      storeRoutes(new StaffStores(context, new StoreClosing(context, needs))),
      contentRoutes(context, {
        content: new StaffContent(context, needs.feedback, needs.reportEvidence),
        applications: new StaffApplications(context, needs),
        appeals: new StaffAppeals(context),
        reviews: needs.reviewHiding,
      }),
      caseRoutes(context, new StaffCases(context, needs)),
      fraudRoutes(new StaffFraud(context, needs.fraud)),
    ],
  }
}
