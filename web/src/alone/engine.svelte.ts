/** How far the engine has come: it is loaded once, and kept by the browser. */

class Engine {
  loaded = $state(0); // bytes
  total = $state(0);
  ready = $state(false);
  failure = $state("");
}

export const engine = new Engine();
