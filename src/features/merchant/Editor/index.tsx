import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import type { Form } from '@/state'
import styles from './index.module.scss'

/** A model of something that a merchant edits and saves as a whole. */
export interface EditorModel {
  readonly form: Pick<Form<string>, 'wrong' | 'busy'>
  /** Element id of a field's row. */
  idOf(name: string): string
  save(): Promise<unknown>
}

interface Props {
  title: string
  /** Text of the button. */
  save: string
  model: EditorModel
  overlay: ReactNode
  /** Cards. */
  children: ReactNode
}

/** The screen of a form with one save button, which shows the first field that is wrong. */
export const Editor = observer(function Editor({ title, save, model, overlay, children }: Props) {
  const { wrong, busy } = model.form
  return (
    <Screen
      title={title}
      scrollIntoView={wrong && model.idOf(wrong)}
      footer={
        <BottomBar wide>
          <Button text={save} busy={busy} onPress={() => void model.save()} />
        </BottomBar>
      }
      overlay={overlay}
    >
      <View className={styles.editor}>{children}</View>
    </Screen>
  )
})

/** A card of an editor's rows. */
export const EditorCard = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <View className={styles.editor__card}>
    <Text className={styles.editor__heading} role="heading" aria-level={2}>
      {heading}
    </Text>
    {children}
  </View>
)

/** A sentence between an editor's rows. */
export const EditorNote = ({ text }: { text: string }) => <Text className={styles.editor__note}>{text}</Text>
