/** A status of the sandbox's courier, and the minutes since the one before. */
export interface CourseStep {
  readonly status: 'pending' | 'pickup' | 'pickup_complete' | 'dropoff' | 'delivered' | 'canceled' | 'returned'
  readonly minutes: number
  /** The person who has the delivery from then on. */
  readonly person?: string
}

const way: readonly CourseStep[] = [
  { status: 'pickup_complete', minutes: 8 },
  { status: 'dropoff', minutes: 0 },
  { status: 'delivered', minutes: 12 },
]
const usual: readonly CourseStep[] = [{ status: 'pickup', minutes: 2, person: 'Wang Lei' }, ...way]

/** Words in the note to the courier that say what becomes of a delivery. */
const courses: Readonly<Record<string, readonly CourseStep[]>> = {
  '#couriergone': [
    { status: 'pickup', minutes: 2, person: 'Wang Lei' },
    { status: 'pending', minutes: 1 },
    { status: 'pickup', minutes: 2, person: 'Zhao Min' },
    ...way,
  ],
  '#courierstops': [
    { status: 'pickup', minutes: 2, person: 'Wang Lei' },
    { status: 'canceled', minutes: 1 },
  ],
  '#courierlost': [
    { status: 'pickup', minutes: 2, person: 'Wang Lei' },
    { status: 'pickup_complete', minutes: 8 },
    { status: 'canceled', minutes: 2 },
    { status: 'returned', minutes: 10 },
  ],
}

/** The word for a delivery that the sandbox's courier refuses. */
export const refusedWord = '#courierrefuses'

/** The statuses of a delivery, step by step. */
export const courseOf = (note: string): readonly CourseStep[] =>
  Object.entries(courses).find(([word]) => note.includes(word))?.[1] ?? usual

/** The person of a delivery after some steps; null for nobody. */
export const personAfter = (note: string, step: number): string | null =>
  courseOf(note)
    .slice(0, step)
    .reduce<string | null>((before, { status, person }) => (status === 'pending' ? null : (person ?? before)), null)
