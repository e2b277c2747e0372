import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import type { Routes as Ways } from '../../routing/routes'
import type { TextSender } from '../../telephony/texts'
import type { Engines } from '../engines'
import type { Module } from '../module'
import type { OrderService } from '../order/service'
import type { PrivateMedia } from '../upload/private/private-media'
import { ErrandCustomers } from './customer'
import { errandDelivery } from './delivery'
import { ErrandDesk } from './desk'
import { errandKind } from './kind'
import { ErrandMoney } from './money'
import { tellOfErrands } from './notices'
import { ErrandPhotos } from './photos'
import { errandPurposes } from './purposes'
import { ErrandQuotes } from './quotes'
import { ErrandRecipients } from './recipient'
import { errandRoutes } from './routes'
import { ErrandService } from './service'
import { errandTrading } from './trading'

interface Needs extends Engines {
  readonly details: OrderService
  readonly privateMedia: PrivateMedia
  readonly routes: Ways
  /** Undefined where no text messages are sent. */
  readonly texts: TextSender | undefined
}

export interface ErrandServices {
  readonly desk: ErrandDesk
  readonly customers: ErrandCustomers
  readonly money: ErrandMoney
  readonly photos: ErrandPhotos
  readonly quotes: ErrandQuotes
}

/** Errands, with the actions of riders and customers. */
export function errandModule(
  context: Context,
  { orders, refunds, quotes: saved, submission, notices, details, privateMedia, routes, texts }: Needs,
): Module<{ readonly errands: ErrandServices }> {
  const quotes = new ErrandQuotes(context, saved, routes)
  const money = new ErrandMoney(context, orders, refunds)
  const desk = new ErrandDesk(context, orders, money)
  const customers = new ErrandCustomers(context, orders, desk, money, routes)
  const photos = new ErrandPhotos(context, privateMedia)
  const errands = { desk, customers, money, photos, quotes }
  tellOfErrands(context, notices, orders)
  new ErrandRecipients(context, orders, texts)
  const trading = errandTrading(context, quotes, submission)
  const service = new ErrandService(context, details)
  return {
    services: { errands },
    routes: [errandRoutes(context, { errands: service, orders: details, trading, customers, quotes })],
    jobs: () => everyHour(context, 'errand.photos', (tx, now) => photos.forget(tx, now)),
    orderKind: errandKind(context, { trading, delivery: errandDelivery(context, { ...errands, notices }) }),
    purposes: errandPurposes(orders, errands),
  }
}
