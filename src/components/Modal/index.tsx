import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/components/Button'
import { useDialogKeys } from '@/platform/dialog'
import { feedback } from '@/platform/feedback'
import styles from './index.module.scss'

const ID = 'question'

/** The dialog of `confirm`: one question, an action and a way out. */
export const Modal = observer(function Modal() {
  const { question, answer } = feedback
  useDialogKeys(ID, question !== undefined, feedback.refuse)
  if (!question) return null
  const { title, text, ok, cancel } = question
  return (
    <View className={styles.modal} catchMove>
      <View
        id={ID}
        className={styles.modal__card}
        {...{ role: 'alertdialog', 'aria-modal': true, 'aria-label': title, tabIndex: -1 }}
      >
        <Text className={styles.modal__title}>{title}</Text>
        {text && <Text className={styles.modal__text}>{text}</Text>}
        <View className={styles.modal__actions}>
          {cancel && (
            <View className={styles.modal__action}>
              <Button kind="outline" size={80} text={cancel} onPress={feedback.refuse} />
            </View>
          )}
          <View className={styles.modal__action}>
            <Button size={80} text={ok} onPress={() => answer(true)} />
          </View>
        </View>
      </View>
    </View>
  )
})
