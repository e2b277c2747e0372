import type { calls } from './calls'
import type { StoreRole } from './store-roles'

type Calls = typeof calls
type CallName = { [N in keyof Calls]: Calls[N]['who'] extends 'merchant' ? N : never }[keyof Calls]

/** The least role in a store's team that a call of merchants needs, and whether the call is recorded in the store's log. */
export interface TeamAccess {
  readonly role: StoreRole
  /** `read` changes nothing, `change` is recorded with its subject, `own` records itself with more. */
  readonly record: 'read' | 'change' | 'own'
}

const reads = (role: StoreRole): TeamAccess => ({ role, record: 'read' })
const changes = (role: StoreRole): TeamAccess => ({ role, record: 'change' })
const recordsItself = (role: StoreRole): TeamAccess => ({ role, record: 'own' })

/** The access of every call of merchants; one without a line here does not compile. */
const table: Readonly<Record<CallName, TeamAccess>> = {
  // Orders, bookings and the till
  'merchant.shop': reads('cashier'),
  'merchant.orders': reads('cashier'),
  'merchant.figures': reads('cashier'),
  'merchant.accept': changes('cashier'),
  'merchant.refuse': changes('cashier'),
  'merchant.ready': changes('cashier'),
  'merchant.substitutes': reads('cashier'),
  'merchant.reportShortage': changes('cashier'),
  'merchant.deliver': changes('cashier'),
  'merchant.parcel': reads('cashier'),
  'merchant.splitParcel': changes('cashier'),
  'merchant.tables': reads('cashier'),
  'merchant.seat': changes('cashier'),
  'merchant.callNumber': changes('cashier'),
  'merchant.arrivals': reads('cashier'),
  'merchant.checkIn': changes('cashier'),
  'merchant.checkOut': changes('cashier'),
  'merchant.checkVoucher': reads('cashier'),
  'merchant.redeemVoucher': changes('cashier'),
  'merchant.undoRedeem': changes('cashier'),
  'merchant.redemptions': reads('cashier'),
  'merchant.openChat': reads('cashier'),
  'merchant.leaveTeam': recordsItself('cashier'),

  // Refunds, and what a customer loses or is promised
  'merchant.refunds': reads('manager'),
  'merchant.handleRefund': changes('manager'),
  'merchant.addEvidence': changes('manager'),
  'merchant.reviews': reads('manager'),
  'merchant.replyReview': changes('manager'),
  'merchant.noShow': changes('manager'),
  'merchant.cannotHost': changes('manager'),
  'merchant.answerChange': changes('manager'),

  // The store, and what it sells
  'merchant.saveShop': changes('manager'),
  'merchant.goods': reads('manager'),
  'merchant.saveGoods': changes('manager'),
  'merchant.saveCategory': changes('manager'),
  'merchant.products': reads('manager'),
  'merchant.product': reads('manager'),
  'merchant.saveProduct': changes('manager'),
  'merchant.productSetup': reads('manager'),
  'merchant.setUpProduct': changes('manager'),
  'merchant.saveShipping': changes('manager'),
  'merchant.packages': reads('manager'),
  'merchant.savePackage': changes('manager'),
  'merchant.sellPackage': changes('manager'),
  'merchant.saveTables': changes('manager'),
  'merchant.rooms': reads('manager'),
  'merchant.saveRooms': changes('manager'),
  'merchant.hotel': reads('manager'),
  'merchant.saveHotel': changes('manager'),
  'merchant.saveRoomType': changes('manager'),
  'merchant.removeRoomType': changes('manager'),
  'merchant.saveRate': changes('manager'),
  'merchant.removeRate': changes('manager'),

  // Money and the team
  'merchant.balance': reads('owner'),
  'merchant.payOut': changes('owner'),
  'merchant.payouts': reads('owner'),
  'merchant.setPayouts': changes('owner'),
  'merchant.statements': reads('owner'),
  'merchant.statement': reads('owner'),
  'merchant.statementLines': reads('owner'),
  'merchant.statementFile': reads('owner'),
  'merchant.team': reads('owner'),
  'merchant.teamLog': reads('owner'),
  'merchant.inviteMember': recordsItself('owner'),
  'merchant.setMemberRole': recordsItself('owner'),
  'merchant.removeMember': recordsItself('owner'),
}

const owners: TeamAccess = { role: 'owner', record: 'change' }

const isNamed = (name: string): name is CallName => Object.hasOwn(table, name)

/** The access of a call of merchants by its name: for the owner alone where the table does not name it. */
export const teamAccessOf = (name: string): TeamAccess => (isNamed(name) ? table[name] : owners)
