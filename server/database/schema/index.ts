import { afterSalesFacts, type AfterSalesTables } from './after-sales'
import { courierFacts, type CourierTables } from './couriers'
import { deliveryFacts, type DeliveryTables } from './deliveries'
import { errandFacts, type ErrandTables } from './errand'
import { chatFacts, type ChatTables } from './chat'
import { eventFacts, type EventTables } from './events'
import { feedbackFacts, type FeedbackTables } from './feedback'
import { peopleFacts, type PeopleTables } from './people'
import { shopsFacts, type ShopsTables } from './shops'
import { ordersFacts, type OrdersTables } from './orders'
import { moneyFacts, type MoneyTables } from './money'
import { platformFacts, type PlatformTables } from './platform'
import { reviewsFacts, type ReviewsTables } from './reviews'
import { settlementFacts, type SettlementTables } from './settlement'
import { storePageFacts, type StorePageTables } from './store-page'
import { takeawayFacts, type TakeawayTables } from './takeaway'
import { hotelFacts, type HotelTables } from './hotel'
import { stayFacts, type StayTables } from './stays'
import { mallFacts, type MallTables } from './mall'
import { presaleFacts, type PresaleTables } from './presale'
import { membershipFacts, type MembershipTables } from './membership'
import { messagesFacts, type MessagesTables } from './messages'
import { onboardingFacts, type OnboardingTables } from './onboarding'
import { offersFacts, type OffersTables } from './offers'
import { groupCartFacts, type GroupCartTables } from './group-cart'
import { staffFacts, type StaffTables } from './staff'
import { tablesFacts, type TablesTables } from './tables'
import { teamFacts, type TeamTables } from './team'
import { uploadsFacts, type UploadsTables } from './uploads'
import { groupDealFacts, type GroupDealTables } from './group-deals'
import { vouchersFacts, type VouchersTables } from './vouchers'
import type { TableFacts } from '../table-facts'

export type * from './columns'
export type * from './after-sales'
export type * from './couriers'
export type * from './deliveries'
export type * from './errand'
export type * from './chat'
export type * from './events'
export type * from './feedback'
export type * from './people'
export type * from './shops'
export type * from './orders'
export type * from './money'
export type * from './settlement'
export type * from './wallet'
export type * from './platform'
export type * from './reviews'
export type * from './store-page'
export type * from './takeaway'
export type * from './offers'
export type * from './hotel'
export type * from './stays'
export type * from './mall'
export type * from './presale'
export type * from './membership'
export type * from './messages'
export type * from './group-cart'
export type * from './tables'
export type * from './uploads'
export type * from './group-deals'
export type * from './vouchers'
export type * from './onboarding'
export type * from './staff'
export type * from './team'

/** All tables by name, grouped by file. */
export interface Database
  extends
    AfterSalesTables,
    CourierTables,
    DeliveryTables,
    ErrandTables,
    ChatTables,
    EventTables,
    FeedbackTables,
    PeopleTables,
    ShopsTables,
    OrdersTables,
    MoneyTables,
    PlatformTables,
    OffersTables,
    GroupCartTables,
    HotelTables,
    StayTables,
    MallTables,
    PresaleTables,
    MembershipTables,
    MessagesTables,
    ReviewsTables,
    SettlementTables,
    StaffTables,
    StorePageTables,
    TablesTables,
    TeamTables,
    TakeawayTables,
    UploadsTables,
    VouchersTables,
    GroupDealTables,
    OnboardingTables {}

/** The facts of every table; a test checks them against the database's catalogue. */
export const tables: Readonly<Record<keyof Database, TableFacts>> = {
  ...afterSalesFacts,
  ...chatFacts,
  ...courierFacts,
  ...deliveryFacts,
  ...errandFacts,
  ...eventFacts,
  ...feedbackFacts,
  ...groupCartFacts,
  ...groupDealFacts,
  ...hotelFacts,
  ...mallFacts,
  ...membershipFacts,
  ...messagesFacts,
  ...moneyFacts,
  ...offersFacts,
  ...onboardingFacts,
  ...ordersFacts,
  ...peopleFacts,
  ...platformFacts,
  ...presaleFacts,
  ...reviewsFacts,
  ...settlementFacts,
  ...shopsFacts,
  ...staffFacts,
  ...stayFacts,
  ...storePageFacts,
  ...tablesFacts,
  ...takeawayFacts,
  ...teamFacts,
  ...uploadsFacts,
  ...vouchersFacts,
}
