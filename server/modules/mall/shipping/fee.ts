import type { Money } from '@contract/money'
import type { ShippingRule } from '../../../database/schema'
import { sum } from '../../pricing/amounts'

/** Shipping template. */
export interface Template {
  readonly id: string
  readonly unit: 'piece' | 'weight' | 'volume'
  readonly rules: readonly ShippingRule[]
  /** Prefixes of region codes. */
  readonly excluded: readonly string[]
}

/** A line of an order, or its part in one parcel. */
export interface ShippedLine {
  readonly position: number
  /** Key of its parcel within the order. */
  readonly parcel: string
  readonly template: Template
  readonly quantity: number
  /** Of one, in grams and cubic centimetres. */
  readonly weight: number
  readonly volume: number
  /** The price of all of them after the shop's own offers, in fen. */
  readonly amount: Money
}

/** The fee of an order, and the lines that are not shipped to the region. */
export interface Shipping {
  readonly fee: Money
  readonly undeliverable: readonly number[]
  /** The smallest amount that is missing to a fee less; null when nothing gets cheaper. */
  readonly missing: Money | null
}

const within = (region: string, prefixes: readonly string[]): number =>
  Math.max(-1, ...prefixes.filter((prefix) => region.startsWith(prefix)).map(({ length }) => length))

/** The rule for a region: that of the narrowest area that has it; undefined where nothing is shipped to. */
export function ruleFor(
  { rules, excluded }: Pick<Template, 'rules' | 'excluded'>,
  region: string,
): ShippingRule | undefined {
  if (within(region, excluded) >= 0) return undefined
  const [best] = rules
    .map((rule) => ({ rule, length: rule.regions.length === 0 ? 0 : within(region, rule.regions) }))
    .filter(({ length }) => length >= 0)
    .sort((one, other) => other.length - one.length)
  return best?.rule
}

/** The size of lines in the unit of their template. */
function sizeOf(unit: Template['unit'], lines: readonly ShippedLine[]): number {
  if (unit === 'piece') return sum(lines, ({ quantity }) => quantity)
  return sum(lines, (line) => line.quantity * line[unit])
}

const stepsFee = ({ step, stepFee }: ShippingRule, size: number): Money => Math.ceil(Math.max(0, size) / step) * stepFee

interface Group {
  readonly template: Template
  readonly rule: ShippingRule
  readonly lines: readonly ShippedLine[]
}

/** Lines by template, in the order of their ids, with the template's rule for the region. */
function groupsOf(lines: readonly ShippedLine[], region: string): Group[] {
  const templates = new Map(lines.map(({ template }) => [template.id, template]))
  return [...templates.values()]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((template) => {
      const rule = ruleFor(template, region)
      return rule ? [{ template, rule, lines: lines.filter((line) => line.template.id === template.id) }] : []
    })
}

const isFree = ({ rule, lines }: Group): boolean =>
  (rule.freeOver !== null && sum(lines, ({ amount }) => amount) >= rule.freeOver) ||
  (rule.freeCount !== null && sum(lines, ({ quantity }) => quantity) >= rule.freeCount)

/** The fee of a group by itself. */
const ownFee = ({ rule, template, lines }: Group): Money =>
  rule.firstFee + stepsFee(rule, sizeOf(template.unit, lines) - rule.first)

/** The fee of a group beside a dearer one: further steps from the first piece on, but never more than by itself. */
const besideFee = (group: Group): Money =>
  Math.min(ownFee(group), stepsFee(group.rule, sizeOf(group.template.unit, group.lines)))

/** The fee of one parcel: the dearest first step counts once. */
function parcelFee(groups: readonly Group[]): Money {
  const [first, ...others] = [...groups].sort((one, other) => other.rule.firstFee - one.rule.firstFee)
  return first ? ownFee(first) + sum(others, besideFee) : 0
}

/**
 * Shipping fee of one shop's order to a region (a code of GB/T 2260). Each template is free from an amount or a number
 * of its lines, over all parcels; the others are charged by parcel. A line without a rule for the region is not
 * deliverable, never free. The order of the lines does not matter.
 */
export function shippingOf(lines: readonly ShippedLine[], region: string): Shipping {
  const groups = groupsOf(lines, region)
  const charged = groups.filter((group) => !isFree(group))
  const parcels = [...new Set(lines.map(({ parcel }) => parcel))]
  const fee = sum(parcels, (parcel) =>
    parcelFee(
      charged
        .map((group) => ({ ...group, lines: group.lines.filter((line) => line.parcel === parcel) }))
        .filter((group) => group.lines.length > 0),
    ),
  )
  const shipped = new Set(groups.flatMap((group) => group.lines.map(({ position }) => position)))
  const missing = charged.flatMap(({ rule, lines: own }) =>
    rule.freeOver === null ? [] : [rule.freeOver - sum(own, ({ amount }) => amount)],
  )
  return {
    fee,
    undeliverable: lines.map(({ position }) => position).filter((position) => !shipped.has(position)),
    missing: fee > 0 && missing.length > 0 ? Math.min(...missing) : null,
  }
}
