import type { Response } from '@contract/call'
import type { accountSessions } from '@contract/calls/account'
import type { Device } from '@contract/entities/user'
import type { SessionId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Customer } from '../../../http/caller'
import { endOtherSessions } from '../queries'
import * as queries from './queries'
import { devicesMax, newDeviceDays } from '../figures'

const toDevice = (row: queries.DeviceRow, newSince: Date): Device => ({
  id: row.id,
  client: row.client,
  name: row.device,
  current: row.current,
  isNew: !row.current && !row.known_before && row.created_at > newSince,
  loggedInAt: row.created_at.toISOString(),
  seenAt: (row.seen_at ?? row.created_at).toISOString(),
})

/** The devices that a customer is logged in on. */
export class Sessions {
  constructor(private readonly context: Context) {}

  async list({ id, tokenHash }: Customer): Promise<Response<typeof accountSessions>> {
    const { clock, db } = this.context
    const now = clock.now()
    const rows = await queries.liveSessions(db, { customerId: id, tokenHash, now, limit: devicesMax })
    const newSince = minutesAfter(now, -newDeviceDays * 24 * 60)
    return { devices: rows.map((row) => toDevice(row, newSince)), sessionDays: limits.sessionDays }
  }

  async end({ id }: Customer, sessionId: SessionId): Promise<Record<string, never>> {
    await queries.endSessionById(this.context.db, id, sessionId, this.context.clock.now())
    return {}
  }

  async endOthers({ id, tokenHash }: Customer): Promise<Record<string, never>> {
    const { clock, db } = this.context
    await db.transaction().execute((tx) => endOtherSessions(tx, id, tokenHash, clock.now()))
    return {}
  }
}
