module.exports = require("../main/5427.index.js");
