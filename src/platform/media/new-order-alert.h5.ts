/** The two tones of the bell in hertz, each for a quarter of a second. */
const tones = [880, 1175]
const toneSeconds = 0.25

let audio: AudioContext | undefined

/** Rings a bell and has the device vibrate; a browser does both only once its page was touched. */
export function alertNewOrder(): void {
  // The badge, the list and a notice announce the order in any case.
  if ('vibrate' in navigator) navigator.vibrate(400)
  if (!('AudioContext' in window)) return
  audio ??= new AudioContext()
  const from = audio.currentTime
  tones.forEach((frequency, index) => {
    if (audio) ring(audio, frequency, from + index * toneSeconds)
  })
}

/** One tone that fades out. */
function ring(context: AudioContext, frequency: number, at: number): void {
  const volume = new GainNode(context, { gain: 0.3 })
  const tone = new OscillatorNode(context, { frequency })
  volume.gain.setValueAtTime(0.3, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + toneSeconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + toneSeconds)
}
