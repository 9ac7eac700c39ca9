const notes = [
  { pitchHz: 660, startsAt: 0 },
  { pitchHz: 880, startsAt: 0.16 },
];
const noteSeconds = 0.3;

/** Plays two short notes. The browser allows it once the user has clicked on the page. */
export function chime(): void {
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const { pitchHz, startsAt } of notes) {
    const volume = new GainNode(audio, { gain: 0.2 });
    const note = new OscillatorNode(audio, { frequency: pitchHz });
    note.connect(volume).connect(audio.destination);
    volume.gain.setValueAtTime(0.2, now + startsAt);
    volume.gain.exponentialRampToValueAtTime(0.001, now + startsAt + noteSeconds);
    note.start(now + startsAt);
    note.stop(now + startsAt + noteSeconds);
    note.onended = () => {
      if (startsAt > 0) void audio.close();
    };
  }
}
