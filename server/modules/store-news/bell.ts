import type { Routes } from '../module'

/** The two tones of the bell in hertz, each for a quarter of a second. */
const tones = [880, 1175]
const toneSeconds = 0.25
const rate = 8000
const day = 24 * 60 * 60

/** The bell as a WAV file: two tones that fade out, in one channel of eight bits. */
export function bellSound(): Buffer {
  const each = rate * toneSeconds
  const samples = tones.flatMap((frequency) =>
    Array.from({ length: each }, (_, at) => {
      const volume = 100 * Math.exp((-5 * at) / each)
      return 128 + Math.round(volume * Math.sin((2 * Math.PI * frequency * at) / rate))
    }),
  )
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, Buffer.from(samples)])
}

/** Serves the bell to apps, which cannot make tones by themselves. */
export function bellRoute(): Routes {
  const sound = bellSound()
  return ({ app }) => {
    app.get('/sounds/bell.wav', (_, reply) =>
      reply.header('cache-control', `public, max-age=${day}`).type('audio/wav').send(sound),
    )
  }
}
