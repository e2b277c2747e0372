import { layoutFaults } from '../support/layout-faults'
import { Stage } from '../support/stage'
import { sweep } from '../support/sweep'
import { textFaults } from '../support/text-faults'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

// The narrowest phones, with words of the usual size: names may end in an ellipsis, all else is read and tapped in full.
sweep(stage, { width: 320, height: 640 }, async ({ screen }) => {
  const texts = (await textFaults(screen)).filter((fault) => !fault.startsWith('shortened'))
  expect([...texts, ...(await layoutFaults(screen))]).toEqual([])
})
