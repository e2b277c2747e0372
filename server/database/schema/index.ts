import type { AfterSalesTables } from './after-sales'
import type { CourierTables } from './couriers'
import type { DeliveryTables } from './deliveries'
import type { ErrandTables } from './errand'
import type { ChatTables } from './chat'
import type { EventTables } from './events'
import type { FeedbackTables } from './feedback'
import type { PeopleTables } from './people'
import type { ShopsTables } from './shops'
import type { OrdersTables } from './orders'
import type { MoneyTables } from './money'
import type { PlatformTables } from './platform'
import type { ReviewsTables } from './reviews'
import type { SettlementTables } from './settlement'
import type { StorePageTables } from './store-page'
import type { TakeawayTables } from './takeaway'
import type { HotelTables } from './hotel'
import type { MallTables } from './mall'
import type { PresaleTables } from './presale'
import type { MembershipTables } from './membership'
import type { MessagesTables } from './messages'
import type { OnboardingTables } from './onboarding'
import type { OffersTables } from './offers'
import type { GroupCartTables } from './group-cart'
import type { StaffTables } from './staff'
import type { TablesTables } from './tables'
import type { TeamTables } from './team'
import type { UploadsTables } from './uploads'
import type { GroupDealTables } from './group-deals'
import type { VouchersTables } from './vouchers'

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
