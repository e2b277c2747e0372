import type { AfterSale } from '@contract/entities/after-sale'

/** A return address as it is copied for a label, as carriers read it: name, phone and address in three lines. */
export const addressText = ({ name, phone, address, label }: NonNullable<AfterSale['returnAddress']>): string =>
  [label?.name ?? name, phone, label?.address ?? address].join('\n')
