import { cleanAmount } from '../plain'
import { matches } from './rule'

// The rules of amounts that are typed (product text §5).

/** An amount from 0 with up to 2 decimals, as text. */
export const money = matches(/^\d{1,12}(?:\.\d{1,2})?$/, 'moneyInvalid', cleanAmount)

/** An amount above 0 with up to 2 decimals, as text. */
export const positiveMoney = matches(/^(?=.*[1-9])\d{1,12}(?:\.\d{1,2})?$/, 'positiveMoneyInvalid', cleanAmount)
