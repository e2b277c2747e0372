import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import type { Localized } from '@contract/settings'

/** A bank with the type of its card. */
export interface RecognisedBank {
  readonly code: string
  readonly name: Localized
  readonly isDebit: boolean
}

interface Found {
  readonly bankName: string
  readonly bankCode: string
  readonly cardType: string
}

type Find = (number: string, answer: (error: unknown, found?: Found) => void) => void

/** English names of banks with branches in the whole country; the others keep their Chinese name. */
const english: Readonly<Record<string, string>> = {
  ABC: 'Agricultural Bank of China',
  BOC: 'Bank of China',
  BJBANK: 'Bank of Beijing',
  CCB: 'China Construction Bank',
  CEB: 'China Everbright Bank',
  CIB: 'Industrial Bank',
  CITIC: 'China CITIC Bank',
  CMB: 'China Merchants Bank',
  CMBC: 'China Minsheng Bank',
  COMM: 'Bank of Communications',
  GDB: 'China Guangfa Bank',
  HXBANK: 'Hua Xia Bank',
  ICBC: 'Industrial and Commercial Bank of China',
  PSBC: 'Postal Savings Bank of China',
  SHBANK: 'Bank of Shanghai',
  SPABANK: 'Ping An Bank',
  SPDB: 'Shanghai Pudong Development Bank',
}

/**
 * The package as a browser loads it. As a module of Node.js it would ask a third party about every number that it does not
 * know, and a card number never leaves the server.
 */
function load(): Find {
  const file = createRequire(__filename).resolve('bankcardinfo')
  const context = createContext({})
  runInContext(readFileSync(file, 'utf8'), context)
  return (context as { getBankBin: Find }).getBankBin
}

let find: Find | undefined

/** The bank of a card number by its first digits and its length; undefined where it is not known. */
export function bankOf(number: string): RecognisedBank | undefined {
  find ??= load()
  let bank: RecognisedBank | undefined
  find(number, (_, found) => {
    if (!found) return
    const { bankCode: code, bankName: zh, cardType } = found
    bank = { code, name: { en: english[code] ?? zh, zh }, isDebit: cardType === 'DC' }
  })
  return bank
}
