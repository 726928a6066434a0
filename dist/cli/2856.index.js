module.exports = require("../main/2856.index.js");
