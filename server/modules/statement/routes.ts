import * as merchantCalls from '@contract/calls/merchant'
import * as riderCalls from '@contract/calls/rider-statements'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import type { Routes } from '../module'
import { serveStatements, statementAddress } from './download'
import { zoneOf } from './queries'
import type { Party, Statements } from './service'

/** Statements of stores and riders. */
export const statementRoutes =
  (context: Context, statements: Statements): Routes =>
  ({ handle, app }) => {
    const storeParty = async (ownerId: string): Promise<Party> => {
      const zone = await zoneOf(context.db, ownerId)
      if (zone === undefined) throw new Failure('storeNotFound')
      return { party: 'store', ownerId, zone }
    }
    const riderParty = ({ customer }: SignedIn): Party => {
      return { party: 'rider', ownerId: customer.id, zone: context.config.timeZone }
    }
    const file = (party: Party, { customer: { tokenHash }, language }: SignedIn, wish: FileWish) =>
      statementAddress(context, party, { ...wish, language, tokenHash })

    handle(merchantCalls.merchantStatements, async (_, request) =>
      statements.list(await storeParty(request.storeId), request),
    )
    handle(merchantCalls.merchantStatement, async (_, request) =>
      statements.one(await storeParty(request.storeId), request),
    )
    handle(merchantCalls.merchantStatementLines, async (_, request) => {
      const page = new Paging(merchantCalls.merchantStatementLines, request)
      return statements.lines(await storeParty(request.storeId), request, page)
    })
    handle(merchantCalls.merchantStatementFile, async (caller, request) =>
      file(await storeParty(request.storeId), caller, request),
    )
    handle(riderCalls.riderStatements, (caller, request) => statements.list(riderParty(caller), request))
    handle(riderCalls.riderStatement, (caller, request) => statements.one(riderParty(caller), request))
    handle(riderCalls.riderStatementLines, (caller, request) => {
      const page = new Paging(riderCalls.riderStatementLines, request, caller.customer.id)
      return statements.lines(riderParty(caller), request, page)
    })
    handle(riderCalls.riderStatementFile, (caller, request) =>
      Promise.resolve(file(riderParty(caller), caller, request)),
    )
    serveStatements(app, context, statements)
  }

type FileWish = Pick<Parameters<typeof statementAddress>[2], 'period' | 'day' | 'format'>
