import type { AfterSale } from '@contract/entities/after-sale'

/** A return address as it is copied: name, phone and address in three lines. */
export const addressText = ({ name, phone, address }: NonNullable<AfterSale['returnAddress']>): string =>
  [name, phone, address].join('\n')
