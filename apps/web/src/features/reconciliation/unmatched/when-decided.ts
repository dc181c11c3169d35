/**
 * Goes on when a line is decided. Then it leaves the pile, and its form with it, before anything that the form itself waits for;
 * why it was not decided is shown by the form.
 */
export function whenDecided(deciding: Promise<unknown>, goOn: () => void): void {
  void deciding.then(goOn, () => undefined);
}
