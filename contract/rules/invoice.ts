import { matches, requires } from './rule'
import { cleanCode } from './typed'
import type { RuleName } from './messages'

// Rules of invoice requests.

/** Requires the title of an invoice: a person's or a company's name. */
export const invoiceTitle = requires('invoiceTitleRequired')

const taxNumberForm = matches(/^(?:[A-Z\d]{15}|[A-Z\d]{17,18}|[A-Z\d]{20})$/, 'taxNumberInvalid', cleanCode)

/** Requires a taxpayer number: 15, 17, 18 or 20 letters and digits. */
export const taxNumber = (value: string): RuleName | undefined =>
  requires('taxNumberRequired')(value) ?? taxNumberForm(value)
