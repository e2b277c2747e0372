import { render } from '@testing-library/react'
import { StepRow, stepsAt } from '.'

it('should say at which of its numbers a course is', () => {
  const at = (step: number) => {
    const { getByRole, unmount } = render(<StepRow numbered steps={stepsAt(['Details', 'Review', 'Done'], step)} />)
    const name = getByRole('img').getAttribute('aria-label')
    unmount()
    return name
  }
  expect([1, 2, 3, 4].map(at)).toEqual(['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3', 'Step 3 of 3'])
})
