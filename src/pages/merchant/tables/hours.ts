import type { TableHours } from '@contract/entities/reservation'
import { formatMinute } from '@contract/format'

export type Meal = TableHours['meal']

/** The step of a time, in minutes. */
const step = 30
const dayMinutes = 24 * 60

/** Default times of an added meal. */
const usual: Readonly<Record<Meal, Pick<TableHours, 'first' | 'last'>>> = {
  lunch: { first: 11 * 60, last: 13 * 60 },
  dinner: { first: 17 * 60, last: 20 * 60 },
  allDay: { first: 10 * 60, last: 20 * 60 },
}
export const meals = Object.keys(usual) as readonly Meal[]

/** The weekdays as a restaurant reads them: Monday first. */
export const week = [1, 2, 3, 4, 5, 6, 0] as const

/** Hours that a restaurant begins with: dinner every day. */
export const proposedHours: TableHours[] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ weekday, meal: 'dinner' as const },
  ...usual.dinner,
}))

const inOrder = (hours: readonly TableHours[]): TableHours[] =>
  [...hours].sort((one, other) => one.weekday - other.weekday || one.first - other.first)

export const hoursOf = (hours: readonly TableHours[], weekday: number): TableHours[] =>
  inOrder(hours).filter((each) => each.weekday === weekday)

/** Adds a meal to a weekday or removes it; "all day" excludes the others. */
export function toggleMeal(hours: readonly TableHours[], weekday: number, meal: Meal): TableHours[] {
  const isOf = (each: TableHours) => each.weekday === weekday
  if (hours.some((each) => isOf(each) && each.meal === meal))
    return hours.filter((each) => !(isOf(each) && each.meal === meal))
  const kept = hours.filter((each) => !isOf(each) || (meal !== 'allDay' && each.meal !== 'allDay'))
  return inOrder([...kept, { weekday, meal, ...usual[meal] }])
}

/** The steps of a meal's first or last arrival, and their bounds. */
export function stepsOf({ first, last }: TableHours, end: 'first' | 'last') {
  return end === 'first'
    ? { value: first / step, min: 0, max: Math.floor(Math.min(last, dayMinutes - step) / step) }
    : { value: last / step, min: Math.ceil(first / step), max: (2 * dayMinutes) / step }
}

/** Moves the first or last arrival of a meal. */
export const moveMeal = (
  hours: readonly TableHours[],
  moved: Pick<TableHours, 'weekday' | 'meal'>,
  end: 'first' | 'last',
  steps: number,
): TableHours[] =>
  hours.map((each) =>
    each.weekday === moved.weekday && each.meal === moved.meal ? { ...each, [end]: steps * step } : each,
  )

/** Gives all weekdays the hours of one. */
export const copyToAll = (hours: readonly TableHours[], weekday: number): TableHours[] =>
  inOrder(week.flatMap((day) => hoursOf(hours, weekday).map((each) => ({ ...each, weekday: day }))))

/** "17:30"; past midnight counted on, "26:00" is 02:00. */
export function clockOf(minute: number): { readonly clock: string; readonly isNextDay: boolean } {
  return { clock: formatMinute(minute % dayMinutes), isNextDay: minute >= dayMinutes }
}
