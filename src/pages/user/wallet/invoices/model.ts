import type { InvoiceLine } from '@contract/entities/invoice'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

/** The customer's requested invoices. */
export class InvoicesModel {
  readonly invoices: PagedResource<InvoiceLine>

  constructor(api: Api) {
    this.invoices = new PagedResource((page) => api.order.invoices(page, { quiet: true }))
    makeModel(this, 'invoices')
  }

  /** Opens the orders, from which invoices are requested. */
  orders(): void {
    navigate('orders')
  }

  dispose(): void {
    this.invoices.dispose()
  }
}
