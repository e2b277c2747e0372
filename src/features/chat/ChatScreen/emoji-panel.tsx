import { ScrollView, Text, View } from '@tarojs/components'
import { Press } from '@/components/base/Press'
import { words } from './text'
import styles from './emoji-panel.module.scss'

const emoji = [
  ...['😀', '😄', '😂', '🙂', '😊', '😍', '😋', '😎', '🤔', '😅', '😢', '😭', '😡', '😴', '🥳', '😱'],
  ...['👍', '👎', '👌', '🙏', '👏', '💪', '👋', '🤝', '❤️', '💔', '🎉', '🔥', '⭐', '✅', '❌', '❓'],
  ...['🍚', '🍜', '🍲', '🌶️', '🥢', '🍴', '🥤', '☕', '🍰', '🎂', '📦', '🛵', '🏠', '📍', '⏰', '💰'],
]

/** Emoji to add to a message. */
export const EmojiPanel = ({ onPick }: { onPick: (text: string) => void }) => (
  <ScrollView scrollY className={styles.panel}>
    <View className={styles.panel__grid} role="group" aria-label={words().emoji}>
      {emoji.map((each) => (
        <Press key={each} label={each} onPress={() => onPick(each)} className={styles.panel__cell}>
          <Text className={styles.panel__text}>{each}</Text>
        </Press>
      ))}
    </View>
  </ScrollView>
)
