/** Two soft notes, made here: nothing to load. */

export function chime(): void {
  const audio = new AudioContext();
  for (const [note, start] of [
    [659, 0],
    [880, 0.16],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0.12, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.5);
  }
  setTimeout(() => void audio.close(), 1_000);
}
