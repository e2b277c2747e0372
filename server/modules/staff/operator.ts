import { StaffRole, staffRoles } from '@contract/entities/staff'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { customerByPhone } from './queries/members'

type Command = (app: App, args: readonly string[]) => Promise<void>

/** Grants a role of staff to the customer with a phone, or ends it; lists everybody with a role without a phone. */
const staff: Command = async (app, [phone, step, named]) => {
  const { context, services } = app
  const { members } = services.staff
  if (phone === undefined) return listStaff(app)
  const role = StaffRole.safeParse(named)
  if ((step !== 'grant' && step !== 'revoke') || !role.success)
    throw new StartError(`Name a step, grant or revoke, and a role: ${staffRoles.join(', ')}.`)
  const customerId = await customerByPhone(context.db, context.seal.indexes(phone))
  if (customerId === undefined) throw new StartError('No account has this phone. Sign in with it once first.')
  const change = { customerId, role: role.data, by: `operator:${process.env.USER ?? 'unknown'}` }
  await context.db.transaction().execute((tx) => members.byOperator(tx, step, change))
  const { roles } = await members.member(context.db, customerId)
  print(roles.map((each) => each.role).join('  ') || 'No role is left.')
}

async function listStaff({ services }: App): Promise<void> {
  const all = await services.staff.members.list()
  for (const { maskedPhone, name, roles } of all)
    print([maskedPhone, name, ...roles.map(({ role }) => role)].join('  '))
  if (all.length === 0) print('Nobody has a role.')
}

/** The operator's command for roles of staff. */
export const staffCommands: Readonly<Record<string, Command>> = { staff }
