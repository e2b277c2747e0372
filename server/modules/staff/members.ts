import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { StaffMember, StaffRole } from '@contract/entities/staff'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { type Change, record } from '../../http/acting'
import { Failure } from '../../http/failure'
import * as queries from './queries/members'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A role of a customer, and who changes it: the id of an admin, or `operator:<name>`. */
export interface RoleChange {
  readonly customerId: string
  readonly role: StaffRole
  readonly by: string
}

/** Roles of staff and the customers who have them. */
export class Members {
  constructor(private readonly context: Context) {}

  /** Everybody with a role. */
  async list(): Promise<StaffMember[]> {
    const rows = await queries.liveRoles(this.context.db)
    const ids = [...new Set(rows.map(({ customer_id }) => customer_id))]
    return ids.map((id) =>
      memberOf(
        id,
        rows.filter(({ customer_id }) => customer_id === id),
      ),
    )
  }

  /** A customer with the roles that the customer has, which may be none. */
  async member(db: Db, customerId: string): Promise<StaffMember> {
    const { id, nickname, masked_phone } = await queries.customerById(db, customerId)
    return { ...memberOf(id, await queries.liveRoles(db, id)), name: nickname, maskedPhone: masked_phone }
  }

  /** @throws Failure `nothingToChange` for a role that the customer has, `customerFrozen` for an account that is not active */
  grant(tx: Tx, change: RoleChange): Promise<Change> {
    const { customerId, role, by } = change
    return this.change(tx, customerId, async ({ status }) => {
      if (status !== 'active') throw new Failure('customerFrozen')
      const row = { id: uuid(), customer_id: customerId, role, granted_by: by, granted_at: this.context.clock.now() }
      return queries.grantRole(tx, row)
    })
  }

  /** Ends a role at once. @throws Failure `nothingToChange` for a role that the customer does not have */
  revoke(tx: Tx, { customerId, role, by }: RoleChange): Promise<Change> {
    return this.change(tx, customerId, () =>
      queries.endRole(tx, { customerId, role, by, at: this.context.clock.now() }),
    )
  }

  /** The change of a role by an operator at the command, with its audit entry. */
  async byOperator(tx: Tx, step: 'grant' | 'revoke', change: RoleChange): Promise<void> {
    const changed = await this[step](tx, change)
    const by = { staffId: null, role: null, call: `operator staff ${step}`, requestId: change.by }
    await record(tx, this.context.clock.now(), { ...by, reason: `The command of ${change.by}`, ...changed })
  }

  private async change(
    tx: Tx,
    customerId: string,
    work: (customer: Awaited<ReturnType<typeof queries.customerById>>) => Promise<boolean>,
  ): Promise<Change> {
    const rolesOf = async () => (await queries.liveRoles(tx, customerId)).map(({ role }) => role)
    const before = await rolesOf()
    if (!(await work(await queries.customerById(tx, customerId)))) throw new Failure('nothingToChange')
    return {
      subject: { kind: 'customer', id: customerId },
      before: { roles: before },
      after: { roles: await rolesOf() },
    }
  }
}

function memberOf(id: string, rows: Awaited<ReturnType<typeof queries.liveRoles>>): StaffMember {
  const roles = rows.map(({ role, granted_by, granted_at }) => {
    return { role, grantedBy: granted_by, at: granted_at.toISOString() }
  })
  return { id, name: rows[0]?.nickname ?? '', maskedPhone: rows[0]?.masked_phone ?? '', roles }
}
