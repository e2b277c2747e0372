import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { useDialogKeys } from '@/platform/view/dialog'
import { feedback, type Question } from '@/platform/view/feedback'
import { useInView, usePage } from '@/platform/navigation/page-view'
import styles from './modal.module.scss'

const ID = 'question'

/** The dialog of `confirm`, on the page in view that asks. */
export const Modal = observer(function Modal() {
  const { question, answer } = feedback
  const page = usePage()
  const inView = useInView()
  const shown = inView && question !== undefined && (question.page ?? page) === page
  useDialogKeys(ID, shown, feedback.refuse)
  if (!shown) return null
  const { title, text } = question
  return (
    <View className={styles.modal} catchMove>
      <View id={ID} className={styles.modal__card} role="alertdialog" aria-modal aria-label={title} tabIndex={-1}>
        <Text className={styles.modal__title}>{title}</Text>
        {text && <Text className={styles.modal__text}>{text}</Text>}
        <View className={styles.modal__actions}>
          {answersOf(question).map(({ words, yes, full }) => (
            <View key={words} className={styles.modal__action}>
              <Button kind={full ? 'primary' : 'outline'} size={80} text={words} onPress={() => answer(yes)} />
            </View>
          ))}
        </View>
      </View>
    </View>
  )
})

/** The buttons in display order, the primary one last. */
function answersOf({ ok, cancel, emphasis = 'ok' }: Question) {
  const action = { words: ok, yes: true, full: emphasis === 'ok' }
  if (!cancel) return [{ ...action, full: true }]
  const wayOut = { words: cancel, yes: false, full: emphasis === 'cancel' }
  return action.full ? [wayOut, action] : [action, wayOut]
}
