import { observer } from 'mobx-react'
import { Sheet } from '@/components/frame/Sheet'
import type { DeliveryTask } from '@contract/entities/delivery'
import type { TaskModel } from '../model'
import { sheetWords } from '../sheet-text'
import { BackForm } from './back-form'
import { CodePad } from './code-pad'
import { LackForm } from './lack-form'
import { ProblemRows } from './problem-rows'
import { ReceiptForm } from './receipt-form'
import { ReleaseReasons } from './release-reasons'

interface Props {
  model: TaskModel
  task: DeliveryTask
}

/** The sheets of a delivery, of which one is open. */
export const TaskSheets = observer(function TaskSheets({ model, task }: Props) {
  const t = sheetWords()
  const { sheet, close } = model
  const isPickup = task.step === 'pickUp'
  return (
    <>
      <Sheet open={sheet === 'code'} onClose={close} title={isPickup ? t.pickupCode : t.code} ground="line">
        <CodePad model={model} task={task} />
      </Sheet>
      <Sheet open={sheet === 'receipt'} onClose={close} title={t.receipt}>
        {task.purchase && <ReceiptForm receipt={model.receipt} purchase={task.purchase} />}
      </Sheet>
      <Sheet open={sheet === 'back'} onClose={close} title={t.back}>
        <BackForm model={model} />
      </Sheet>
      <Sheet open={sheet === 'lack'} onClose={close} title={t.lackTitle}>
        <LackForm model={model} task={task} />
      </Sheet>
      <Sheet open={sheet === 'problem'} onClose={close} title={t.problem}>
        <ProblemRows model={model} task={task} />
      </Sheet>
      <Sheet open={sheet === 'release'} onClose={close} title={t.giveUpWhy}>
        <ReleaseReasons model={model} task={task} />
      </Sheet>
    </>
  )
})
