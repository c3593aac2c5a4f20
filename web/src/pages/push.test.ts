import { expect, it } from "vitest";
import { nameOf } from "./push";

const LIKE = "(KHTML, like Gecko)";

it("calls browsers by the name that their owners know", () => {
  const chrome = `AppleWebKit/537.36 ${LIKE} Chrome/150.0.0.0`;
  expect(nameOf(`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`)).toBe("Chrome, Linux");
  expect(nameOf(`Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/150.0`)).toBe("Edge, Windows");
  expect(nameOf(`Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36`)).toBe("Chrome, Android");
  expect(nameOf("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox, Linux");
  const iphone = "(iPhone; CPU iPhone OS 18_0 like Mac OS X)";
  expect(nameOf(`Mozilla/5.0 ${iphone} AppleWebKit/605.1 ${LIKE} Version/18.0 Mobile/15E Safari/604.1`)).toBe(
    "Safari, iPhone",
  );
});

it("leaves what it does not know as it is", () => {
  expect(nameOf("curl/8.0")).toBe("curl/8.0");
  expect(nameOf("")).toBe("?");
});
