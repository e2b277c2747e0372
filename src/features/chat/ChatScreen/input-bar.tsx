import { useEffect, useState } from 'react'
import { ScrollView, Text, Textarea, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { firstCharacters } from '@contract/text'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { SafeArea } from '@/components/frame/SafeArea'
import { choosePictures } from '@/platform/media/choose-pictures'
import { inputName } from '@/platform/view/capabilities'
import { attempt, useRootState } from '@/state'
import type { ConversationModel } from '../conversation'
import { ChatState } from '../state'
import { EmojiPanel } from './emoji-panel'
import styles from './input-bar.module.scss'
import type { ChatScrolling } from './scrolling'
import { words } from './text'

interface Props {
  model: ConversationModel
  scrolling: ChatScrolling
  /** Opens the choice of cards. */
  onPlus: () => void
}

/** Composer; explains why when nothing can be written. */
export const InputBar = observer(function InputBar(props: Props) {
  const { model, scrolling } = props
  return (
    <View className={styles.inputBar}>
      {scrolling.fresh > 0 && (
        <View className={styles.inputBar__over}>
          <Press
            label={words().fresh(scrolling.fresh)}
            onPress={() => void scrolling.toEnd()}
            className={styles.inputBar__fresh}
            reach={12}
          >
            <Text className={styles.inputBar__freshText}>{words().fresh(scrolling.fresh)}</Text>
          </Press>
        </View>
      )}
      {model.canWrite ? <Writing {...props} /> : <Shut model={model} />}
      <SafeArea />
    </View>
  )
})

/** Says why nothing can be written. */
const Shut = observer(({ model }: { model: ConversationModel }) => {
  const { closed, blocked, blockedByYou, unblock } = words()
  const { state, blockedByMe } = model.record.ready
  return (
    <View className={styles.inputBar__shut}>
      <Text className={styles.inputBar__shutText}>
        {state === 'closed' ? closed : blockedByMe ? blockedByYou : blocked}
      </Text>
      {blockedByMe && (
        <Button kind="outline" size={64} text={unblock} onPress={() => void model.set({ blocked: false })} />
      )}
    </View>
  )
})

/** Offer to leave a message while nobody of the service can answer soon; empty otherwise. */
function hintOf({ record }: ConversationModel): string {
  const { state, isOpen, hours, waitsLong } = record.value?.service ?? {}
  if (state !== 'queue' || !hours) return ''
  if (!isOpen) return words().offHours(hours.from, hours.to)
  return waitsLong ? words().waitsLong : ''
}

const Writing = observer(({ model, scrolling, onPlus }: Props) => {
  const { outbox } = useRootState().keep(ChatState)
  const { write, leave, send, picture, plus, emojiOpen, emojiClose } = words()
  const [hasEmoji, setEmoji] = useState(false)
  useEffect(() => scrolling.grown(), [hasEmoji, scrolling])
  const hint = hintOf(model)
  const type = (text: string) => model.write(firstCharacters(text, limits.chatTextLength))
  const sendText = () => {
    model.sendText()
    void scrolling.toEnd()
  }
  const sendPictures = async () => {
    const [chosen] = (await attempt(() => choosePictures(1))) ?? []
    if (chosen) await attempt(() => outbox.addPicture(model.id, chosen))
  }
  return (
    <>
      <Replies model={model} />
      {hint !== '' && (
        <Text className={styles.inputBar__hint} aria-live="polite">
          {hint}
        </Text>
      )}
      {model.refusal !== '' && (
        <Text className={styles.inputBar__refusal} role="alert">
          {model.refusal}
        </Text>
      )}
      <View className={styles.inputBar__row}>
        <View className={styles.inputBar__box}>
          <Textarea
            className={styles.inputBar__field}
            placeholderClass={styles.inputBar__placeholder}
            value={model.text}
            placeholder={hint === '' ? write : leave}
            maxlength={2 * limits.chatTextLength}
            autoHeight
            showConfirmBar={false}
            adjustPosition
            onInput={({ detail }) => type(detail.value)}
            {...inputName(write)}
          />
          <Press
            label={hasEmoji ? emojiClose : emojiOpen}
            onPress={() => setEmoji(!hasEmoji)}
            className={styles.inputBar__emoji}
            reach={16}
          >
            <Icon name="smile" size={44} colour={hasEmoji ? 'brand' : 'ink-2'} />
          </Press>
        </View>
        {model.text.trim() === '' ? (
          <>
            <Press label={picture} onPress={() => void sendPictures()} className={styles.inputBar__round}>
              <Icon name="image" size={40} />
            </Press>
            {model.record.ready.cards.length > 0 && (
              <Press label={plus} onPress={onPlus} className={styles.inputBar__round}>
                <Icon name="plus" size={40} />
              </Press>
            )}
          </>
        ) : (
          <Button size={80} text={send} onPress={sendText} />
        )}
      </View>
      {hasEmoji && <EmojiPanel onPick={(each) => type(model.text + each)} />}
    </>
  )
})

/** Short texts that suit the state of the order. */
const Replies = observer(({ model }: { model: ConversationModel }) => {
  const items = model.replies.value ?? []
  if (items.length === 0) return null
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.inputBar__scroll}>
      <View className={styles.inputBar__replies}>
        {items.map(({ key, text }) => (
          <Chip key={key} ground="card" size={56} text={text} onPress={() => model.send({ kind: 'text', text })} />
        ))}
      </View>
    </ScrollView>
  )
})
