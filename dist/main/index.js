require("../chunks/index.js").main();
